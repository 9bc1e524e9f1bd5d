import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** An example fails sooner than a law, and the first failure is the last test that is run. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaws = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('.laws.test.ts'))
    return (await super.sort(files)).sort((a, b) => isLaws(a) - isLaws(b))
  }
}

/** The tests of the domain alone. purity.test.ts reads the sources as text: it says nothing about a change. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['**/purity.test.ts'],
    setupFiles: ['tools/mutate/same-every-run.setup.ts'],
    sequence: { sequencer: ExamplesFirst },
    /** One worker for all files of a run, a new one for the next: a third of the time, and the same verdicts. */
    isolate: false,
    /** What runs for ever is Stryker's to end. */
    testTimeout: 60_000,
  },
})
