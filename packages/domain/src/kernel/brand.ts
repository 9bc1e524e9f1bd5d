/** The only place that knows what the product is called. Everything else asks here. */
export const brand = {
  name: 'Ramplight',
  shortName: 'Ramplight',
  wordmark: 'ramplight',
  host: 'ramplight.app',
  legalName: 'Ramplight Tournament Software',
  supportEmail: 'help@ramplight.app',
  tagline: 'Tournaments, from first light to final weight.',
  logo:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Ramplight">' +
    '<rect width="64" height="64" rx="14" fill="#06384a"/><path d="M17 31a15 15 0 0 1 30 0z" fill="#ffc03b"/>' +
    '<path d="M10 35h44l-4 6H10z" fill="#f5f7f9"/><path d="M10 44h31l-4 6H10z" fill="#71bed8"/>' +
    '<path d="M10 53h18l-3.3 5H10z" fill="#2393b6"/></svg>',
  colours: { deep: '#06384a', sun: '#ffc03b', foam: '#f5f7f9', water: '#71bed8', shade: '#2393b6' },
} as const
