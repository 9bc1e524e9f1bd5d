export { RemoteDoor } from './remote-door.tsx'
