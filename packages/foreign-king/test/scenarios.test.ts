import { scenarioSuite } from '@interregnum/testkit';
import { foreignKingLanguage, World } from './scenario-language.ts';

scenarioSuite(`${import.meta.dirname}/scenarios`, foreignKingLanguage, () => new World());
