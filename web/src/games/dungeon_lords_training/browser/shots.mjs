/** The page of the training in pictures. */
export async function shoot(studio) {
  await studio.goto("/training");
  await studio.shoot("training");
}
