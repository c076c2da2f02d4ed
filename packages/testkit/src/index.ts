export * from './arbitraries.ts';
export * from './clauses.ts';
export * from './law-suite.ts';
export * from './laws.ts';
export * from './modes.ts';
export * from './playthrough.ts';
export * from './scenario.ts';
export * from './vectors.ts';
