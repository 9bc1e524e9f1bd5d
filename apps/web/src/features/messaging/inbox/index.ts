export { useUnread } from './inbox.queries.ts'
export { t as inboxTexts } from './inbox.texts.ts'
export { InboxList } from './inbox-list.tsx'
