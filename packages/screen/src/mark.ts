/**
 * A mark names something on the table that can be touched, as notation writes it: `moray`, `assemble`, `G4`, `build`,
 * `pass`, `seat 1`. What may be touched now follows from the choices that are offered, never from the drawing.
 */
export type Mark = string;
