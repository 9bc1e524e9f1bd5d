/** How messages come. What was written stays in the inbox, whatever is turned off. `push`: a notification on a phone or a computer. */
export const MESSAGE_CHANNELS = ['mail', 'sms', 'push'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** What somebody writes comes by each of these; the news of an event by notification alone. */
const WRITTEN = MESSAGE_CHANNELS
const NEWS = ['push'] as const

/**
 * What messages that somebody may turn off are about, and how each can come. Codes and what is about the security of an account have
 * no topic: they are always sent.
 */
export const CHANNELS_OF = {
  tournament: WRITTEN,
  season: WRITTEN,
  personal: WRITTEN,
  boat: NEWS,
  due: NEWS,
  place: NEWS,
  official: NEWS,
} as const satisfies Record<string, readonly MessageChannel[]>

export type MessageTopic = keyof typeof CHANNELS_OF
export const MESSAGE_TOPICS = Object.keys(CHANNELS_OF) as [MessageTopic, ...MessageTopic[]]

export const comesBy = (topic: MessageTopic, channel: MessageChannel): boolean =>
  (CHANNELS_OF[topic] as readonly MessageChannel[]).includes(channel)

/** A tournament first: whoever fishes it wants to hear of it, also where it belongs to a season. */
export const topicOf = ({
  tournament,
  tour,
  season,
}: Partial<Record<'tournament' | 'tour' | 'season', string | null>>): 'tournament' | 'season' | 'personal' =>
  tournament ? 'tournament' : season || tour ? 'season' : 'personal'
