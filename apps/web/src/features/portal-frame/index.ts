export { PortalFrame } from './portal-frame.tsx'
