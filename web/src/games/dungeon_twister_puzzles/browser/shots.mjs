/** The page of the puzzles and the editor in pictures. */
export async function shoot(studio) {
  await studio.goto("/turns");
  await studio.shoot("turns");
  await studio.goto("/turns/editor");
  await studio.shoot("turns-editor");
}
