import { WHO } from '../at-the-ramp.ts'
import { kill, noteFile, onDevice, openSecondTab, signIn, switchOff, switchOn, wipe } from '../devices.ts'
import { rowsOn } from '../said.ts'
import { type Commands, chosenRow, event, type Happening } from './command.ts'

/** The helper is no longer one, or is one again. Done on the web. */
const helps =
  (isHelping: boolean) =>
  async ({ day }: Happening) => {
    await day.server.pool.query(
      `begin; update users set tours = '${isHelping ? JSON.stringify([day.tour]) : '[]'}', rev = rev + 1 where id = '${day.people.hal.id}';
     update staff_members set active = ${isHelping}, rev = rev + 1 where "user" = '${day.people.hal.id}'; commit;`,
    )
  }

export const lifeCommands: Commands = {
  'closed and opened': event(1.5, async ({ day, device }) => {
    await switchOff(device)
    await switchOn(day, device)
  }),
  'the battery dies': event(1, async ({ day, device }) => {
    kill(device)
    await switchOn(day, device)
  }),
  'a second tab': event(1.5, ({ day, device }) => openSecondTab(day, device)),
  'the session ends': event(0.7, async ({ device }) => {
    device.isExpired = true
  }),
  'signs in again': event(1, async ({ device }) => {
    device.isExpired = false
  }),
  'signs out and leaves nothing': event(0.8, async ({ day, device }) => {
    await wipe(day, device)
    await signIn(day, device, device.person.who)
  }),
  'somebody else sits down': event(0.8, ({ day, device, step }) => signIn(day, device, WHO[step.other % WHO.length]!)),
  'a rescue file goes to another device': event(1, async ({ day, device, step }) => {
    const other = day.devices[(device.number + 1 + (step.other % (day.devices.length - 1))) % day.devices.length]!
    if (other === device || other.person !== device.person) return
    noteFile(day, device)
    const written = await onDevice(day, device, () => device.tabs[0]!.engine.rescue())
    if (written === 'died') return
    const file = JSON.parse(JSON.stringify(written))
    await onDevice(day, other, () => other.tabs[0]!.engine.takeIn(file))
  }),
  'the helper is sent away': event(0.4, helps(false)),
  'the helper is back': event(0.6, helps(true)),
  /** Whatever is said of this boat breaks the server, until it is mended at night. */
  'a boat that breaks the server': event(0.3, async ({ day, device, step }) => {
    const boat = chosenRow(await rowsOn(device, 'tournament-entries'), step.pick)
    if (boat) day.poison.add(boat._id)
  }),
}
