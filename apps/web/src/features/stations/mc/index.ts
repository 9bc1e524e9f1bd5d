export { McDoor } from './mc-door.tsx'
