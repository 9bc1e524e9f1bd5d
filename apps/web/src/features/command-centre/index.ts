export { CommandCentre } from './command-centre.tsx'
