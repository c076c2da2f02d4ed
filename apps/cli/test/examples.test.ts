import { exampleSources, examples } from './examples.ts';

exampleSources();
examples({ simulated: 200, botGames: 10, variantGames: 3000, deals: 30 });
