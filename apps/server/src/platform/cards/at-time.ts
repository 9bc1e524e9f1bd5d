/** A moment of the card provider, which counts seconds, as an ISO text. */
export const atTime = (seconds: number): string => new Date(seconds * 1000).toISOString()
