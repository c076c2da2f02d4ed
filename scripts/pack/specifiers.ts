const SPECIFIER = /\b((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g;

/**
 * Declarations with relative imports of `.js` files: TypeScript rewrites them in programs, but not in declarations, where
 * its own resolution copes with `.ts` and that of other tools may not.
 */
export const withJsSpecifiers = (declarations: string): string => declarations.replace(SPECIFIER, '$1$2$3.js$2');
