export { ConnectionLine } from './connection-line.tsx'
