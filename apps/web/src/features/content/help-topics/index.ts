export { TopicsEditor } from './topics-editor.tsx'
