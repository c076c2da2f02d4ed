/** A number as people read it: a negative one has a true minus sign. */
export const numeral = (number: number): string => String(number).replace('-', '−');
