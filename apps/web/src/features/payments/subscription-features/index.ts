export { featuresQuery } from './features.queries.ts'
export { FeaturesView } from './features-view.tsx'
