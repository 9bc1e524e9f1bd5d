import { boatCommands } from './boats.ts'
import { checkInCommands } from './check-ins.ts'
import type { Commands } from './command.ts'
import { decisionCommands } from './decisions.ts'
import { formCommands } from './forms.ts'
import { importCommands } from './imports.ts'
import { lifeCommands } from './life.ts'
import { networkCommands } from './network.ts'
import { officeCommands } from './office.ts'
import { officeWindowCommands } from './office-window.ts'
import { raffleCommands } from './raffles.ts'
import { scaleCommands } from './scale.ts'
import { stationCommands } from './station.ts'
import { walkUpCommands } from './walk-ups.ts'

/** Everything that can happen on a day at the ramp, by its name. */
export const COMMANDS: Commands = {
  ...boatCommands,
  ...scaleCommands,
  ...checkInCommands,
  ...officeCommands,
  ...stationCommands,
  ...officeWindowCommands,
  ...walkUpCommands,
  ...formCommands,
  ...importCommands,
  ...raffleCommands,
  ...decisionCommands,
  ...networkCommands(() => COMMANDS),
  ...lifeCommands,
}
