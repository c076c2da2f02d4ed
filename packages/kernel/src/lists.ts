/** What is made of each number below a count, in order. A loop, because `Array.from` takes several times as long. */
export function upTo<T>(count: number, make: (number: number) => T): T[] {
  const list: T[] = [];
  for (let number = 0; number < count; number++) list.push(make(number));
  return list;
}
