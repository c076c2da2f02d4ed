import { scenarioSuite } from '@interregnum/testkit';
import { claimLanguage, World } from './scenario-language.ts';

scenarioSuite(`${import.meta.dirname}/scenarios`, claimLanguage, () => new World());
