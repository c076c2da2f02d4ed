/** Benches, outermost first, in a half circle about the origin. */
export const RADII = [122, 92, 62];
/** The room that a head needs on a bench. */
const SEAT = 31;
const seatsOn = (radius: number): number => Math.floor((Math.PI * radius) / SEAT) + 1;

interface Place {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

/** As many places as there are members, from left to right, on no more benches than they need. */
export function placesFor(members: number): Place[] {
  const benches = RADII.findIndex(
    (_, last) => RADII.slice(0, last + 1).reduce((sum, r) => sum + seatsOn(r), 0) >= members,
  );
  const radii = benches < 0 ? RADII : RADII.slice(0, benches + 1);
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  let left = members;
  const places = radii.flatMap((radius, bench) => {
    const here = bench === radii.length - 1 ? left : Math.round((members * radius) / length);
    left -= here;
    return Array.from({ length: here }, (_, seat) => {
      const angle = Math.PI * ((seat + 0.5) / here);
      return { angle, x: -radius * Math.cos(angle), y: -radius * Math.sin(angle) };
    });
  });
  return places.sort((a, b) => a.angle - b.angle);
}
