import { describe, test } from 'vitest';
import { runScenario, type ScenarioLanguage, scenariosIn } from './scenario.ts';

/** Every scenario of a folder as a test, each told to a world of its own. */
export function scenarioSuite<W>(folder: string, language: ScenarioLanguage<W>, newWorld: () => W): void {
  for (const [file, scenarios] of Map.groupBy(scenariosIn(folder), (scenario) => scenario.file)) {
    describe(file, () => {
      for (const scenario of scenarios)
        test(`${scenario.title} (${scenario.clauses})`, () => runScenario(scenario, language, newWorld()));
    });
  }
}
