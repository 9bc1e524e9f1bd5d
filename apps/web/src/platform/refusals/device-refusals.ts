/** What this device refuses by itself, without a word of the server. */
export const deviceRefusals = {
  'net.required': 'Internet is required.',
  /** This device has a network, and our server does not answer on it. */
  'net.no-server': 'The server can’t be reached right now. Try again in a minute.',
  /** It was sent, and nobody said what became of it. */
  'net.no-answer': 'No response: we can’t tell whether the server has this. Try again when you have a signal.',
  /** Neither this device nor the server could take it: whoever typed it still has it. */
  'device.not-here': 'NOT saved: this isn’t on this device yet, and the server didn’t respond. Try again when you have a signal.',
  'device.no-room': 'No space left on this device. Nothing was saved. Free up space and try again.',
  'device.not-saved': 'This device couldn’t save that. Nothing was changed. Try again.',
} as const

export type DeviceRefusal = keyof typeof deviceRefusals
