import { examples } from './examples.ts';

examples({ simulated: 10_000, botGames: 60, variantGames: 20_000, deals: 150 });
