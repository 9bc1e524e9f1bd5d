export { CantMakeIt } from './cant-make-it.tsx'
