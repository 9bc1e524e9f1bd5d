import { isStationOpen } from '@ramplight/ui/dialogs/toasts'
import { hasUnsavedChanges } from '@ramplight/ui/form/unsaved-guard'

/** A tab that is not frozen answers at once. */
const ANSWER_WITHIN_MS = 300

type Message = 'ask' | 'busy'

/** Whether this page must not be loaded anew now: a weigh-in, another station, or a form that is not saved. */
export const isBusy = (): boolean => /^\/(offline-)?weigh-in\/./.test(location.pathname) || isStationOpen() || hasUnsavedChanges()

export type BusyTab = {
  /** Whether another tab of this browser is busy. A tab that does not answer is not waited for. */
  isOtherBusy: () => Promise<boolean>
  leave: () => void
}

/** One tab among those of a browser: it answers the others, and may ask them. */
export function joinBusyTabs(isThisBusy: () => boolean): BusyTab {
  const channel = new BroadcastChannel('rl-busy')
  let heard = () => {}
  const tell = (message: Message) => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'busy') heard()
    else if (isThisBusy()) tell('busy')
  }
  const isOtherBusy = () =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
      heard = () => {
        clearTimeout(timer)
        resolve(true)
      }
      tell('ask')
    })
  return { isOtherBusy, leave: () => channel.close() }
}

let tab: BusyTab | null = null

/** From now on this tab answers the others. */
export function answerOtherTabs(): () => void {
  tab ??= joinBusyTabs(isBusy)
  return () => {
    tab?.leave()
    tab = null
  }
}

export const isOtherTabBusy = async (): Promise<boolean> => (tab ? tab.isOtherBusy() : false)
