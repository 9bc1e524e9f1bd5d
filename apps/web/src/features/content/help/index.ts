export { helpHtml } from './help-html.tsx'
export { type HelpGroup, HelpPages } from './help-pages.tsx'
export { HelpText } from './help-text.tsx'
export { HelpTopic } from './help-topic.tsx'
