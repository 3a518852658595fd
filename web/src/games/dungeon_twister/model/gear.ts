/** How gears are drawn: a cog with twelve teeth, and the arrow round its number. */
export const GEAR_COLOUR: Record<string, { fill: string; ink: string }> = {
  room_yellow: { fill: "#e0b02c", ink: "#2a1b0e" },
  room_blue: { fill: "#2f69b0", ink: "#fff" },
  room_cyan: { fill: "#1f98a8", ink: "#fff" },
  room_red: { fill: "#a92a1e", ink: "#fff" },
  room_black: { fill: "#2b2a29", ink: "#fff" },
  room_brown: { fill: "#6b4526", ink: "#fff" },
  room_green: { fill: "#3f7a33", ink: "#fff" },
  room_lime: { fill: "#a3bf2f", ink: "#2a1b0e" },
  room_orange: { fill: "#d9781e", ink: "#2a1b0e" },
  room_pink: { fill: "#d9839a", ink: "#2a1b0e" },
  room_purple: { fill: "#7a3f8c", ink: "#fff" },
  room_white: { fill: "#efe9da", ink: "#2a1b0e" },
};

/** The outline of a cog round the origin. */
export function cog(radius: number, teeth = 12): string {
  const inner = radius * 0.81;
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    for (const [part, far] of [
      [-0.31, inner],
      [-0.17, radius],
      [0.17, radius],
      [0.31, inner],
    ] as const) {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI;
      points.push(`${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`);
    }
  }
  return `M${points.join("L")}z`;
}

/** The arrow of a counter-clockwise gear round the origin, in parts of its radius; the other one is its mirror. */
export function arrow(radius: number): { arc: string; head: string } {
  const at = (x: number, y: number): string => `${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`;
  return {
    arc: `M${at(0.86, -0.5)}A${radius} ${radius} 0 1 0 ${at(0.01, 1)}`,
    head: `M${at(0.46, 0.9)}L${at(0.02, 1.34)}L${at(0.01, 0.66)}z`,
  };
}
