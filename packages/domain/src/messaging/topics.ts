/** What messages that somebody may turn off are about. Codes and what is about the security of an account have no topic: they are always sent. */
export const MESSAGE_TOPICS = ['tournament', 'season', 'personal'] as const
export type MessageTopic = (typeof MESSAGE_TOPICS)[number]

/** How they come. What was written stays in the inbox, whatever is turned off. */
export const MESSAGE_CHANNELS = ['mail', 'sms'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** A tournament first: whoever fishes it wants to hear of it, also where it belongs to a season. */
export const topicOf = ({ tournament, tour, season }: Partial<Record<'tournament' | 'tour' | 'season', string | null>>): MessageTopic =>
  tournament ? 'tournament' : season || tour ? 'season' : 'personal'
