import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'

const waits = (unsent: number) => (unsent === 1 ? 'The change that is not sent waits' : `The ${unsent} changes that are not sent wait`)

/** On a shared device: is it really to go? */
export const askToRemove = (unsent: number): Promise<boolean> =>
  confirm({
    title: 'Remove your data from this device?',
    text: `Your tournaments, entries and anglers leave this device, and you can no longer sign in on it without internet. On the server nothing changes.${
      unsent > 0 ? ` ${waits(unsent)} here for your next sign-in.` : ''
    }`,
    confirmLabel: 'Remove my data',
    tone: 'danger',
  })
