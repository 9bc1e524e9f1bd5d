export { ShownCalcutta } from './shown-calcutta.tsx'
