/**
 * The models that our own estimate knows, by make and class. They are the cars that US dealers take in trade; a price
 * for any other model would be invented. Exotic makes are left out on purpose: no table prices those.
 */

/** Typical prices when new, in dollars, for a mid-level trim of a volume make. Round assumptions of ours. */
export const CLASS_DOLLARS = {
  smallCar: 21_000,
  midsizeCar: 26_000,
  largeCar: 31_000,
  flagship: 60_000,
  sportsCar: 36_000,
  supercar: 75_000,
  smallSuv: 26_000,
  compactSuv: 30_000,
  midsizeSuv: 42_000,
  largeSuv: 65_000,
  offRoader: 52_000,
  smallTruck: 33_000,
  midsizeTruck: 41_000,
  fullSizeTruck: 50_000,
  heavyTruck: 57_000,
  minivan: 40_000,
  van: 46_000,
  smallVan: 28_000,
  electricCar: 22_000,
  electricSuv: 38_000,
} as const;
export type ModelClass = keyof typeof CLASS_DOLLARS;

/**
 * A make with its other names and its price level in percent of a volume make, then its models by class. Other names of
 * a model follow it after `=`.
 */
export const KNOWN_MODELS = `
Acura 120
 smallCar: ILX, Integra, RSX, TSX
 midsizeCar: TL, TLX
 largeCar: RL, RLX
 smallSuv: CDX, ADX
 compactSuv: RDX
 midsizeSuv: MDX, ZDX
 supercar: NSX
Alfa Romeo 120
 midsizeCar: Giulia
 compactSuv: Stelvio, Tonale
Audi 135
 smallCar: A3, S3
 midsizeCar: A4, S4, Allroad
 largeCar: A6, S6, A7, S7
 flagship: A8, S8
 sportsCar: A5, S5, TT
 supercar: R8
 smallSuv: Q3
 compactSuv: Q5, SQ5
 midsizeSuv: Q7, SQ7, Q8, SQ8
 electricSuv: e-tron, Q4 e-tron, Q6 e-tron, Q8 e-tron
BMW 140
 smallCar: 2 Series=228i=230i=M235i=M240i, i3
 midsizeCar: 3 Series=320i=328i=328d=330i=330e=335i=340i=M340i
 sportsCar: 4 Series=428i=430i=435i=440i=M440i, Z4, M2, M3, M4
 largeCar: 5 Series=528i=530i=530e=535i=540i=550i=M550i, i4, 6 Series=640i=650i
 flagship: 7 Series=740i=740Li=750i=750Li=760i, 8 Series=840i=850i=M850i, M5, i7
 smallSuv: X1, X2
 compactSuv: X3, X4
 midsizeSuv: X5, X6
 largeSuv: X7
 electricSuv: iX
Buick 105
 midsizeCar: Verano, Regal
 largeCar: LaCrosse
 smallSuv: Encore, Encore GX, Envista
 compactSuv: Envision
 midsizeSuv: Enclave
Cadillac 130
 smallCar: ATS, CT4
 midsizeCar: CTS, CT5
 largeCar: XTS, CT6
 smallSuv: XT4
 compactSuv: SRX, XT5
 midsizeSuv: XT6
 largeSuv: Escalade, Escalade ESV
 electricSuv: Lyriq, Optiq
Chevrolet=Chevy 100
 smallCar: Cruze, Sonic, Spark, Aveo
 midsizeCar: Malibu
 largeCar: Impala
 sportsCar: Camaro
 supercar: Corvette
 smallSuv: Trax, Trailblazer
 compactSuv: Equinox
 midsizeSuv: Traverse, Blazer
 largeSuv: Tahoe, Suburban
 midsizeTruck: Colorado
 fullSizeTruck: Silverado 1500=Silverado, Avalanche
 heavyTruck: Silverado 2500=Silverado 2500HD, Silverado 3500=Silverado 3500HD
 van: Express=Express 1500=Express 2500=Express 3500
 smallVan: City Express
 electricCar: Bolt EV=Bolt, Bolt EUV, Volt
 electricSuv: Equinox EV, Blazer EV
Chrysler 95
 midsizeCar: 200
 largeCar: 300=300C
 minivan: Pacifica, Town & Country=Town and Country, Voyager
Dodge 100
 smallCar: Dart
 midsizeCar: Avenger
 largeCar: Charger
 sportsCar: Challenger
 smallSuv: Hornet
 compactSuv: Journey
 midsizeSuv: Durango
 minivan: Grand Caravan
Fiat 90
 smallCar: 500, 500L
 smallSuv: 500X
 sportsCar: 124 Spider
Ford 100
 smallCar: Fiesta, Focus
 midsizeCar: Fusion
 largeCar: Taurus
 sportsCar: Mustang
 smallSuv: EcoSport, Bronco Sport
 compactSuv: Escape, C-Max
 midsizeSuv: Edge, Explorer, Flex
 largeSuv: Expedition
 offRoader: Bronco
 smallTruck: Maverick
 midsizeTruck: Ranger
 fullSizeTruck: F-150
 heavyTruck: Super Duty F-250=F-250=F-250 Super Duty=Super Duty F-250 SRW, Super Duty F-350=F-350=F-350 Super Duty
 van: Transit-250=Transit=Transit-150=Transit-350, E-150, E-250, E-350
 smallVan: Transit Connect
 electricSuv: Mustang Mach-E=Mach-E
Genesis 130
 midsizeCar: G70
 largeCar: G80
 flagship: G90
 compactSuv: GV70
 midsizeSuv: GV80
 electricSuv: GV60
GMC 105
 compactSuv: Terrain
 midsizeSuv: Acadia
 largeSuv: Yukon, Yukon XL
 midsizeTruck: Canyon
 fullSizeTruck: Sierra 1500=Sierra
 heavyTruck: Sierra 2500=Sierra 2500HD, Sierra 3500=Sierra 3500HD
 van: Savana=Savana 2500=Savana 3500
Honda 105
 smallCar: Fit, Insight, Civic
 midsizeCar: Accord, Clarity
 sportsCar: CR-Z, S2000
 smallSuv: HR-V
 compactSuv: CR-V, Element
 midsizeSuv: Pilot, Passport, Crosstour
 midsizeTruck: Ridgeline
 minivan: Odyssey
 electricSuv: Prologue
Hyundai 95
 smallCar: Accent, Elantra, Elantra GT, Veloster
 midsizeCar: Sonata, Ioniq
 largeCar: Azera
 sportsCar: Genesis Coupe
 smallSuv: Kona, Venue
 compactSuv: Tucson
 midsizeSuv: Santa Fe, Palisade
 smallTruck: Santa Cruz
 electricSuv: Ioniq 5, Ioniq 6, Kona Electric
Infiniti 120
 midsizeCar: Q50, G37
 largeCar: Q70
 sportsCar: Q60
 smallSuv: QX30
 compactSuv: QX50, QX55
 midsizeSuv: QX60, QX70, FX35
 largeSuv: QX80
Jaguar 130
 midsizeCar: XE
 largeCar: XF
 flagship: XJ
 sportsCar: F-Type
 smallSuv: E-Pace
 compactSuv: F-Pace
 electricSuv: I-Pace
Jeep 100
 smallSuv: Renegade, Patriot
 compactSuv: Compass, Cherokee, Liberty
 midsizeSuv: Grand Cherokee, Grand Cherokee L
 largeSuv: Wagoneer, Grand Wagoneer
 offRoader: Wrangler=Wrangler Unlimited
 midsizeTruck: Gladiator
Kia 95
 smallCar: Rio, Forte, K4, Soul
 midsizeCar: Optima, K5
 largeCar: Cadenza
 sportsCar: Stinger
 smallSuv: Seltos, Niro
 compactSuv: Sportage
 midsizeSuv: Sorento, Telluride
 minivan: Sedona, Carnival
 electricSuv: EV6, EV9, Niro EV
Land Rover 145
 compactSuv: Discovery Sport, Range Rover Evoque=Evoque
 midsizeSuv: Discovery, LR4, Range Rover Velar=Velar
 largeSuv: Range Rover, Range Rover Sport
 offRoader: Defender
Lexus 130
 smallCar: CT 200h, HS 250h
 midsizeCar: IS=IS 250=IS 300=IS 350
 largeCar: ES=ES 300h=ES 350, GS=GS 350
 flagship: LS=LS 460=LS 500, LC=LC 500
 sportsCar: RC=RC 300=RC 350
 smallSuv: UX=UX 200=UX 250h
 compactSuv: NX=NX 200t=NX 250=NX 300=NX 300h=NX 350
 midsizeSuv: RX=RX 330=RX 350=RX 450h=RX 350L, TX=TX 350
 largeSuv: LX=LX 570=LX 600
 offRoader: GX=GX 460=GX 550
Lincoln 125
 midsizeCar: MKZ
 largeCar: MKS, Continental
 compactSuv: MKC, Corsair
 midsizeSuv: MKX, Nautilus, Aviator, MKT
 largeSuv: Navigator
Mazda 100
 smallCar: Mazda3=3, Mazda2=2
 midsizeCar: Mazda6=6
 sportsCar: MX-5 Miata=MX-5=Miata
 smallSuv: CX-3, CX-30
 compactSuv: CX-5, CX-50, CX-7
 midsizeSuv: CX-9, CX-70, CX-90
 minivan: Mazda5=5
Mercedes-Benz=Mercedes=Benz 140
 smallCar: A-Class=A 220, CLA=CLA 250, B-Class
 midsizeCar: C-Class=C 250=C 300=C 350=C300=C250
 largeCar: E-Class=E 300=E 350=E 400=E 450, CLS=CLS 450=CLS 550
 flagship: S-Class=S 450=S 500=S 550=S 560=S 580
 sportsCar: SLC=SLC 300, SLK=SLK 250=SLK 350
 supercar: SL=SL 450=SL 550, AMG GT, G-Class=G 550=G 63
 smallSuv: GLA=GLA 250
 compactSuv: GLC=GLC 300, GLK=GLK 350, GLB=GLB 250
 midsizeSuv: GLE=GLE 350=GLE 450, ML=ML 350, M-Class
 largeSuv: GLS=GLS 450=GLS 550=GLS 580, GL=GL 450
 van: Sprinter=Sprinter 2500=Sprinter 3500
 smallVan: Metris
 electricSuv: EQB, EQE, EQS
MINI=Mini Cooper 120
 smallCar: Cooper=Hardtop=Cooper Hardtop, Clubman=Cooper Clubman
 smallSuv: Countryman=Cooper Countryman
Mitsubishi 85
 smallCar: Mirage, Lancer
 smallSuv: Outlander Sport, Eclipse Cross
 compactSuv: Outlander
Nissan 98
 smallCar: Versa, Sentra
 midsizeCar: Altima
 largeCar: Maxima
 sportsCar: 350Z, 370Z, Z
 supercar: GT-R
 smallSuv: Kicks, Juke, Rogue Sport
 compactSuv: Rogue
 midsizeSuv: Murano, Pathfinder, Xterra
 largeSuv: Armada
 midsizeTruck: Frontier
 fullSizeTruck: Titan, Titan XD
 minivan: Quest
 van: NV1500, NV2500, NV3500
 smallVan: NV200
 electricCar: Leaf
 electricSuv: Ariya
Polestar 115
 electricSuv: 2, 3
Porsche 190
 sportsCar: 718=718 Boxster=718 Cayman, Boxster, Cayman
 supercar: 911
 largeCar: Panamera
 compactSuv: Macan
 midsizeSuv: Cayenne
 electricSuv: Taycan
Ram 95
 fullSizeTruck: 1500
 heavyTruck: 2500, 3500
 van: ProMaster 1500=ProMaster, ProMaster 2500, ProMaster 3500
 smallVan: ProMaster City
Scion 90
 smallCar: iA, iM, tC, xB, xD
 sportsCar: FR-S
Smart 90
 smallCar: Fortwo
Subaru 105
 smallCar: Impreza
 midsizeCar: Legacy
 sportsCar: WRX=WRX STI, BRZ
 smallSuv: Crosstrek=XV Crosstrek
 compactSuv: Forester, Outback
 midsizeSuv: Ascent, Tribeca
 electricSuv: Solterra
Tesla 105
 electricSuv: Model 3, Model Y
 flagship: Model S, Model X
 fullSizeTruck: Cybertruck
Toyota 110
 smallCar: Corolla, Corolla iM, Yaris, Prius c
 midsizeCar: Camry, Prius, Prius v
 largeCar: Avalon, Crown
 sportsCar: 86=GR86, Supra=GR Supra
 smallSuv: C-HR, Corolla Cross
 compactSuv: RAV4, Venza
 midsizeSuv: Highlander, Grand Highlander
 largeSuv: Sequoia, Land Cruiser
 offRoader: 4Runner, FJ Cruiser
 midsizeTruck: Tacoma
 fullSizeTruck: Tundra
 minivan: Sienna
 electricSuv: bZ4X
Volkswagen=VW 98
 smallCar: Golf, Jetta, Beetle
 midsizeCar: Passat
 largeCar: Arteon, CC
 sportsCar: GTI=Golf GTI, Golf R, Eos
 smallSuv: Taos
 compactSuv: Tiguan
 midsizeSuv: Atlas, Atlas Cross Sport, Touareg
 electricSuv: ID.4, ID. Buzz
Volvo 125
 midsizeCar: S60, V60, V60 Cross Country
 largeCar: S90, V90
 smallSuv: XC40
 compactSuv: XC60
 midsizeSuv: XC90
 electricSuv: C40, EX30, EX90
`;
