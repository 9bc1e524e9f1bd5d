const END = 'STOP to end.'

/** What is said at the end and at the beginning of an SMS that a director writes: who it is from, and how to hear no more. */
export const smsWords = (from: string, message: string): string => `${from}: ${message.trim()}\n${END}`
