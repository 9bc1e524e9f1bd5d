export { audienceName } from './audience-name.ts'
export { ComposeForm } from './compose-form.tsx'
export { SentTable } from './sent-table.tsx'
