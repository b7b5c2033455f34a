import type { Lexicon } from './lexicon.ts';

export const ENGLISH: Lexicon = {
  values: {
    condition: {
      new: 'new, brand new, (brand|)new condition, zero miles',
      used: 'used, pre owned, preowned, pre loved, second hand, previously owned, gently used',
      certified:
        'certified, cpo, certified (pre owned|preowned|used), certified pre owned vehicle, (used|pre owned) certified, manufacturer certified, factory certified',
    },
    bodystyle: {
      suvs: 'suv, sport utility, sport utility vehicle, crossover, cuv, crossover suv, suv crossover',
      trucks:
        'truck, pickup, pick up, pickup truck, pick up truck, (crew|extended|double|king|quad|mega|regular) cab, work truck, (crew|extended|double|king|quad|mega|regular) cab truck, light duty truck, heavy duty truck',
      sedans: 'sedan, saloon, 4 door sedan, four door sedan',
      coupes: 'coupe, 2 door coupe, two door coupe',
      convertibles: 'convertible, cabriolet, cabrio, roadster, drop top, rag top, soft top',
      hatchbacks: 'hatchback, hatch, 5 door hatchback',
      wagons: 'wagon, station wagon, estate car',
      minivans: 'minivan, passenger van, family van',
      commercial:
        'cargo van, work van, commercial van, box truck, commercial, commercial vehicle, utility van, delivery van, panel van, cutaway, fleet van, contractor van',
    },
    drivetrain: {
      '4wd': '4wd, 4x4, four by four, four wheel drive, 4 wheel drive, 4 by 4, 4 wd',
      awd: 'awd, quattro, xdrive, 4matic, 4motion, all wheel drive, all wheels drive, allwheel',
      fwd: 'fwd, front wheel drive',
      rwd: 'rwd, rear wheel drive, rear drive',
      'fwd rwd': '2wd, two wheel drive, 2 wheel drive, 4x2, 2x4',
    },
    fuel: {
      gasoline: 'gas, gasoline, petrol, gas powered, gas engine, gasoline engine, gas only',
      diesel:
        'diesel, turbo diesel, turbodiesel, diesel engine, tdi, duramax, powerstroke, power stroke, cummins',
      hybrid: 'hybrid, hybrid electric, hev, gas electric',
      'plug-in-hybrid': 'plug in hybrid, plugin hybrid, phev, plug in, plugin, hybrid plug in',
      electric:
        'electric, ev, bev, all electric, fully electric, battery electric, electric vehicle, electric car, full electric',
      'flex-fuel': 'flex fuel, e85, ffv, ethanol',
      hydrogen: 'hydrogen, fuel cell',
    },
    transmission: {
      manual:
        'manual, manual transmission, manual trans, stick, stick shift, stickshift, stick shift transmission, standard transmission, standard shift, manual gearbox, (5|6|five|six) speed manual, three pedals',
      automatic:
        'automatic, automatic transmission, automatic trans, auto trans, auto transmission, cvt, automatic gearbox, (6|8|9|10) speed automatic',
    },
    color: {
      white: 'white, pearl, pearl white, white pearl, off white, ivory, snow white',
      black: 'black, jet black, midnight black, matte black, blacked out',
      silver: 'silver, platinum, aluminum',
      gray: 'gray, grey, charcoal, gunmetal, gun metal, graphite, slate, dark gray, dark grey, light gray, light grey, charcoal gray, charcoal grey',
      blue: 'blue, navy, navy blue, dark blue, light blue, royal blue, baby blue, sky blue, electric blue, midnight blue, teal, turquoise, aqua, cobalt blue, cobalt',
      red: 'red, burgundy, maroon, crimson, wine, wine red, cherry, cherry red, dark red, candy red, ruby, ruby red, bright red',
      green:
        'green, dark green, light green, olive, olive green, army green, forest green, lime, lime green, emerald, emerald green, hunter green',
      brown: 'brown, dark brown, light brown, bronze, mocha, copper, chocolate, chocolate brown',
      beige: 'beige, tan, champagne, sand, cream, khaki',
      gold: 'gold, golden, gold color',
      orange: 'orange, burnt orange, tangerine',
      yellow: 'yellow, bright yellow',
      purple: 'purple, violet, plum, lavender',
      'black gray blue brown': 'dark color, dark colored, dark',
      'white silver beige': 'light color, light colored',
    },
    features: {
      'third-row-seat':
        '(3rd|third|three|3) row, (3rd|third|three|3) row (seat|seats|seating), third seat, extra row, (3rd|third) row of seats, three rows of seats, 3 rows of seats, (large|big) family',
      sunroof:
        'sunroof, sun roof, moonroof, moon roof, panoramic roof, panoramic sunroof, panoramic moonroof, pano roof, glass roof, panoramic, sky roof',
      'leather-seats':
        'leather, leather seat, leather seating, leather interior, leather upholstery, leather trim',
      'heated-seats':
        'heated seat, heated front seat, seat warmers, seat heaters, seat heater, heated seating, heated leather seat, warm seats',
      'ventilated-seats':
        'ventilated seat, cooled seat, cooling seat, ac seats, air conditioned seat, ventilated front seat, cooled front seat, cool seats',
      'heated-steering-wheel': 'heated steering wheel, heated wheel, heated steering',
      'backup-camera':
        'backup camera, back up camera, back up cam, backup cam, rear camera, rear view camera, rearview camera, reverse camera, reversing camera, back camera',
      '360-camera':
        '360 camera, 360 degree camera, surround view camera, surround view, birds eye camera, 360 view',
      'blind-spot-monitor':
        'blind spot, blind spot monitor, blind spot monitoring, blind spot detection, blind spot warning, blind spot assist, blind spot sensor, blindspot, blind spot alert',
      navigation: 'navigation, nav, gps, navigation system, nav system, gps navigation, built in navigation',
      bluetooth: 'bluetooth, blue tooth, hands free calling',
      'apple-carplay': 'carplay, apple carplay, apple car play, car play, wireless carplay',
      'android-auto': 'android auto, wireless android auto',
      'remote-start': 'remote start, remote starter, remote engine start, auto start, remote starting',
      'keyless-entry': 'keyless entry, keyless, smart key, keyless access, remote entry',
      'push-button-start':
        'push button start, push to start, push start, button start, keyless start, keyless ignition',
      'tow-package':
        'tow package, towing package, tow hitch, trailer hitch, hitch, tow pkg, towing pkg, trailer package, towing hitch, tow bar, trailer tow package, towing, tow',
      'adaptive-cruise-control':
        'adaptive cruise control, adaptive cruise, radar cruise control, radar cruise, smart cruise control, smart cruise',
      'cruise-control': 'cruise control, cruise',
      'lane-keep-assist':
        'lane keep assist, lane assist, lane keeping assist, lane keeping, lane departure warning, lane departure, lane centering',
      'automatic-emergency-braking':
        'automatic emergency braking, emergency braking, automatic braking, auto braking, collision avoidance, automatic brakes',
      'parking-sensors':
        'parking sensor, park assist, parking assist, park sensor, backup sensor, parking aid',
      'power-liftgate':
        'power liftgate, power tailgate, power lift gate, automatic liftgate, hands free liftgate, power trunk, power hatch',
      'power-sliding-doors':
        'power sliding door, automatic sliding door, power doors, automatic doors, electric sliding door',
      'roof-rails': 'roof rails, roof rack, luggage rack',
      'alloy-wheels': 'alloy wheels, alloys, aluminum wheels, alloy rims, rims',
      'premium-audio':
        'premium audio, premium sound, premium sound system, bose, harman kardon, jbl, bose sound system, bose audio, premium stereo',
      'wireless-charging':
        'wireless charging, wireless charger, wireless phone charger, wireless phone charging, phone charger',
      'head-up-display': 'head up display, heads up display, hud, heads up',
      'memory-seats': 'memory seat, seat memory',
      'power-seats': 'power seat, power driver seat, electric seat, power front seat',
      'dual-zone-climate-control':
        'dual zone climate control, dual climate, dual zone, dual climate control, dual zone ac',
      'running-boards': 'running boards, side steps, step bars',
      'bed-liner': 'bed liner, bedliner, spray in bed liner',
      'tonneau-cover': 'tonneau cover, tonneau, bed cover, truck bed cover',
      'all-weather-floor-mats': 'all weather mats, all weather floor mats, rubber mats, weathertech mats',
      'led-headlights': 'led headlights, led lights',
      'fog-lights': 'fog lights, fog lamps',
      'wi-fi-hotspot': 'wifi, wi fi, wifi hotspot, hotspot, hot spot',
      'satellite-radio': 'satellite radio, sirius, sirius xm, siriusxm, xm radio',
      'captain-s-chairs':
        'captains chairs, captain chairs, bucket seats second row, captain seats, captains seats',
      'rear-entertainment':
        'rear entertainment, rear entertainment system, dvd, dvd player, rear seat entertainment, rear tv',
      'air-conditioning': 'air conditioning, ac, a c, air conditioner, air con',
    },
  },
  vague: { 'minivans commercial': 'van' },
  not: 'no, not, neither, any color but, any brand but, any make but, any kind but, without, except, except for, excluding, other than, anything but, but not, but no, not a, not an, do not want, dont want, i dont want, i do not want, non, w/o, nothing, never, minus, besides, any but, everything but, everything except, anything except, anything other than, exclude, isnt, is not, arent, aint, skip, not any',
  joins: { or: 'or, and or', nor: 'nor', to: 'to, through, thru, until, till', and: 'and, &' },
  limits: {
    most: 'under, below, less than, up to, no more than, not more than, no higher than, at most, fewer than, lower than, not over, no over, not above, within, less then, lesser than, beneath, not exceeding, no greater than, under about, as much as, budget of, budget is, my budget is, <, ≤, <=',
    least:
      'over, above, more than, at least, starting at, starting from, from, no less than, not less than, not under, greater than, not below, no fewer than, higher than, more then, since, >, ≥, >=, minimum of, starting',
    maximum: 'max, maximum, tops, maximum of, max of, at the most, limit',
    minimum: 'min, minimum',
    orLess:
      'or less, & under, & below, & less, or under, or below, or lower, or fewer, and under, and below, and less, or cheaper, and lower',
    orMore:
      'or more, or over, or above, and up, and over, and above, or higher, and more, or better, or up, +, plus, and higher, to present, to now, to current, to today, & up, & over, & above, & more, onward, onwards, or greater, up',
    orNewer:
      'or newer, and newer, or later, and later, newer, or above year, or more recent, or after, or younger, and newer models, & newer, & later',
    orOlder: 'or older, and older, or earlier, and earlier, older, or before, and before, & older, & earlier',
    newerThan: 'newer than, after, later than, younger than, more recent than, newer then',
    olderThan: 'older than, before, earlier than, prior to, older then',
    cheaperThan:
      'cheaper than, priced under, priced below, costing less than, for less than, that cost less than',
  },
  units: {
    price: 'price, priced, price range, dollar, bucks, usd, cost, cash, asking price, budget price',
    payment:
      'payment, monthly payment, monthly, a month, per month, mo, /mo, /month, month, each month, every month, mth, mthly, p/m, pm, month payment, payments of, car payment',
    mileage: 'miles, mile, mi, mileage, odometer, mls, miles on it',
    year: 'year, model year, yr, models, model',
    seats:
      'seats, seat, seater, passenger, people, person, seating for, seating, seats up to, room for, seat belts, fits, occupants, pax, family of',
    down: 'down, down payment, money down, cash down',
  },
  thousand: 'k, thousand, grand, thou, thousands',
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
  },
  unanswered:
    'vintage, accept, late model, fuel efficient, cargo space, cargo room, gas mileage, fuel economy, gas saver, good on gas, great on gas, easy on gas, new tires, new brakes, new engine, new driver, new mom, electric windows, power windows, sports car, blue book, black friday, golf clubs, green card, low down payment, monthly income, new transmission, gas prices, white glove, old',
  fillers:
    'a, an, the, with, w, in, for, of, on, at, by, is, are, be, it, its, that, which, has, have, having, had, any, some, all, my, me, i, im, we, you, your, us, our, do, does, did, can, could, would, will, should, want, wanted, need, needed, needs, like, id like, looking, look, searching, search, find, show, show me, get, buy, buying, purchase, please, pls, hi, hello, thanks, thank you, there, what, whats, something, anything, one, ones, that is, car, cars, auto, autos, automobile, vehicle, ride, whip, sale, for sale, near, near me, nearby, around, about, around here, close to me, in my area, local, in stock, stock, inventory, available, availability, now, today, color, colored, colour, exterior, paint, style, type, kind, body, body style, make, makes, brand, brands, condition, transmission, trans, drive, drivetrain, engine, motor, fuel, priced, good, great, nice, best, very, really, clean, reliable, dependable, decent, quality, excellent, perfect, super nice, family, families, family car, my family, the family, from a dealer, dealer, dealership, used to, under the, so, just, only, but, also, plus a, as, if, possible, if possible, preferably, prefer, ideally, maybe, options, option, features, feature, equipped, loaded, range, between, somewhere, somewhere between, approximately, roughly, ish, most, mostly, much, how much, who, where, when, other, more, these, those, this, them, they, going, go, ready, let, let me see, see, got, deal, deals, offer, offers, financing available, each, every, not too, too, like new, pay, paying, spend, to spend, afford, able, seating capacity, capacity, built, made, built in, made in, current, currently, dlr, interested, interested in, shopping, shopping for, lot, on the lot, vehicles',
};
