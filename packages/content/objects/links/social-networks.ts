/** Networks on which dealerships have pages of their own. */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'x', 'tiktok', 'google', 'yelp'] as const;
