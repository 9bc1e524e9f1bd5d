type Status = 'Sent' | 'Received - Not Read' | 'Received - Read'
type State = { status: Status; recipients: string[]; readBy: string[] }

/**
 * A recipient says whether they have read it. The message as a whole is read when all of them have; until then it says what
 * it said before anybody had.
 */
export function markedBy(reader: string, said: Status, { status, recipients, readBy }: State): Pick<State, 'status' | 'readBy'> {
  const others = readBy.filter((one) => one !== reader)
  const now = said === 'Received - Read' ? [...others, reader] : others
  const isRead = recipients.every((one) => now.includes(one))
  const unread = said === 'Received - Read' ? status : said
  return { status: isRead ? 'Received - Read' : unread, readBy: now }
}

/** What a message is to one of its recipients: read by them, or not. */
export const ownStatus = (reader: string, { status, recipients, readBy }: State): Status =>
  readBy.includes(reader) || (recipients.length === 1 && status === 'Received - Read') ? 'Received - Read' : 'Received - Not Read'
