-- Pictures that a car's maker took of such a car are kept apart from the dealer's: searches show them first.
update vehicles set fields = fields || '{"manufacturerPhotos": []}' where not fields ? 'manufacturerPhotos';
