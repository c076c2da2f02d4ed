import { scenarioSuite } from '@interregnum/testkit';
import { kingIsDeadLanguage, World } from './scenario-language.ts';

scenarioSuite(`${import.meta.dirname}/scenarios`, kingIsDeadLanguage, () => new World());
