import type { DayDevice, Signal } from './a-day.ts'

/** Changes what the device hears of the network, and what it is told about it. */
export async function setSignal(device: DayDevice, signal: Signal): Promise<void> {
  const { station } = device
  if (signal === 'silent') station.line.refuse()
  else station.line.heal()
  await station.context().setOffline(signal === 'gone')
  // No event of the browser says that a silent network answers again: somebody looks at the screen.
  if (signal === 'good' && device.signal === 'silent') await device.tab.evaluate(() => window.dispatchEvent(new Event('online')))
  device.signal = signal
}

/** As after a browser was opened: it knows nothing of what was set in the one before. */
export const keepSignal = (device: DayDevice) => device.station.context().setOffline(device.signal === 'gone')
