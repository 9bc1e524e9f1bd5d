export { type Director, DirectorsBox } from './directors-box.tsx'
