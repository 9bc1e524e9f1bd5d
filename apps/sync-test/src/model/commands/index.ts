import { boatCommands } from './boats.ts'
import type { Commands } from './command.ts'
import { decisionCommands } from './decisions.ts'
import { lifeCommands } from './life.ts'
import { networkCommands } from './network.ts'
import { officeCommands } from './office.ts'
import { scaleCommands } from './scale.ts'

/** Everything that can happen on a day at the ramp, by its name. */
export const COMMANDS: Commands = {
  ...boatCommands,
  ...scaleCommands,
  ...officeCommands,
  ...decisionCommands,
  ...networkCommands,
  ...lifeCommands,
}
