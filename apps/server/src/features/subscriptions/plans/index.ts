/** The only door to what the level of a director allows, for other features. */
export { demandFeature, demandFeatures, type Seller } from './demand-feature.ts'
export { type DirectorLimit, limitsOf } from './limits-of.ts'
export { paidLicenses } from './paid-licenses.ts'
