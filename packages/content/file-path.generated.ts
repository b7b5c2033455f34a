// Written by app/routes/generate-pages.ts from the page.ts files in app/routes.

/** Matches the path of a file or of data, which the browser loads by itself. All other paths are pages. */
export const FILE_PATH = /^(?:\/[a-z]{2})?\/(?:\.well-known|api|appointment\/[^\/]+\/calendar|assets|builds|car-research\/rss\.xml|favicon\.ico|favicon\.svg|feeds|files|healthz|images|photos|readyz|robots\.txt|site\.webmanifest|sitemap\.xml|store-map|vehicles)(?:\/|$)/i;
