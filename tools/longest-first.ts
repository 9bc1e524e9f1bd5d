import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes half a minute and more. Vitest remembers durations on this machine; a fresh clone has none to remember. */
const LONG =
  /\/(odd-input|rights-matrix|rights-of-references|acting|crash|main|killed|model|crash-points|processes|scale-station)\.test\.tsx?$/

type Spec = { moduleId: string; project: { name: string } }

/** Long files before the others of their project, else as they come: the last one runs alone, so it had better be short. */
export function longestFirst<S extends Spec>(files: readonly S[]): S[] {
  const isLong = ({ moduleId }: S) => Number(LONG.test(moduleId))
  const projects = [...new Set(files.map(({ project }) => project.name))]
  return projects.flatMap((name) => files.filter(({ project }) => project.name === name).toSorted((a, b) => isLong(b) - isLong(a)))
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files))
  }
}
