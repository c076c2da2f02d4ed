export { DONE, Failed, Pushed } from './answers.ts';
export { IDENTITY_DONE } from './identity.ts';
export { Told, Update, Whole } from './matches.ts';
export { Info } from './tables.ts';
