/** What is made of an object, made once for each: the same for the same one, which must never change afterwards. */
export function memoize<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const all = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    const known = all.get(of);
    if (known !== undefined) return known.made;
    const made = make(of);
    all.set(of, { made });
    return made;
  };
}
