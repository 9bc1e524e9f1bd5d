import { and, eq, isNotNull } from 'drizzle-orm'
import { people } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'
import { leaveMessage } from '#platform/outgoing/leave-message'

/** So many mailboxes hear of one notice. */
const MOST = 10
const PAGE = '/sys-admin/notices'

type Notice = { id: string; kind: 'contact' | 'error'; subject: string; message: string; fromEmail?: string | null | undefined }

/**
 * Leaves a mail to the admins that there is a notice. Who wrote to us is answered from the mailbox; what broke on a screen may quote what
 * somebody typed there, and is read inside.
 */
export async function tellAdmins(db: Queryable, notice: Notice, at: string): Promise<void> {
  const admins = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.userType, 'System Admin'), eq(people.active, true), eq(people.deleted, false), isNotNull(people.email)))
    .limit(MOST)
  const mail = { kind: 'mail', ...WORDS[notice.kind](notice), link: PAGE, replyTo: notice.fromEmail ?? null } as const
  for (const { email } of admins) if (email) await leaveMessage(db, { ...mail, to: email }, { at, about: notice.id })
}

const WORDS = {
  contact: ({ subject, message, fromEmail }: Notice) => ({
    subject: `New contact message: ${subject}`,
    text: `${fromEmail} wrote:\n\n${message}\n\nReplies to this email go to ${fromEmail}.`,
  }),
  error: ({ subject }: Notice) => ({ subject: 'A screen reported an error', text: `A screen reported an error: ${subject}` }),
} as const
