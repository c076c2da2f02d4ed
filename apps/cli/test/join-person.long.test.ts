import { playOnline } from './join-person.ts';

playOnline([
  ['king-is-dead', 'en', 'Guest'],
  ['foreign-king', 'fr', 'Zoé'],
  ['claim', 'ru', 'Аня'],
]);
