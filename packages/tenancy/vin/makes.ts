/** World manufacturer identifiers: the makes, and the first two or three characters of their VINs. */
const IDENTIFIERS = `
Acura: 19U 19V 2HN 5J8 5FR JH4 JHN
Audi: WAU WA1 WUA TRU WU1
BMW: WBA WBS WBX WBY 4US 5UX 5UM 5YM 3MW
Buick: 1G4 2G4 KL4 LRB W04 5GA
Cadillac: 1G6 1GY 2G6 3GY LRE
Chevrolet: 1G1 1GC 1GN 1GB 1GA 2G1 2GC 2GN 3G1 3GC 3GN KL1 KL7 KL8 1Y1
Chrysler: 1C3 2C3 2C4 1C8 3C3 3C4 2A4 2A8
Dodge: 1B3 2B3 1C3 2C3 3C4 1C4 2C4 1D3 1D7 1D8 2D4 2D8 3D4 3D7 1D4 ZAC
Fiat: 3C3 ZFA ZFB
Ford: 1FA 1FB 1FC 1FD 1FM 1FT 2FA 2FM 2FT 3FA 3FM 3FT 3FE MAJ NM0 1ZV WF0
Genesis: KMH KMT KMU 5NM
GMC: 1GK 1GT 1GD 2GK 2GT 3GK 3GT 1GJ 2CT
Honda: 19X 1HG 2HG 2HK 2HJ 3CZ 3HG 3HD 5FN 5FP 5FS 5J6 5KB JHL JHM SHH 7FA 7FC
Hyundai: 5NP 5NM 5NT KMH KM8 KMF 2HM 7YA TMC
Infiniti: JN1 JN8 JNK JNR 5N1 5N3 3PC SJK
Jaguar: SAJ SAD
Jeep: 1C4 1C6 1J4 1J8 3C4 ZAC 1JC
Kia: 5XX 5XY KNA KND KNH 3KP 5XA
Land Rover: SAL
Lexus: 2T2 58A 5TD JTH JTJ JT8 58N
Lincoln: 1LN 2LM 3LN 5LM 5LT 2L1 2LN
Mazda: 1YV 3MV 3MZ 3MY 4F2 4F4 7MM JM1 JM3 JM7 JMZ
Mercedes-Benz: 4JG 55S WDB WDC WDD WDF WD3 WD4 W1K W1N W1V W1X W1Y WDZ WDY 8BR 8BT
MINI: WMW WMZ
Mitsubishi: 4A3 4A4 JA3 JA4 ML3 JA7
Nissan: 1N4 1N6 3N1 3N6 3N8 5N1 5BZ JN1 JN8 KNM 1N8
Pontiac: 1G2 2G2 5Y2 6G2 1GM 3G2
Porsche: WP0 WP1
Ram: 1C6 3C6 3C7 1D7 3D7 ZFB 2C4
Scion: JTK JTL JTN 3MY
Subaru: 4S3 4S4 JF1 JF2
Tesla: 5YJ 7SA LRW XP7
Toyota: 1NX 2T1 2T3 3TM 3TY 3MY 4T1 4T3 4T4 5TB 5TD 5TE 5TF 5TN 5YF JTD JTE JTM JTN JTK JTL 7MU 7SV 5TY 2T2
Volkswagen: 1VW 1V2 2V4 3VW 3VV WVW WVG WV1 WV2 9BW
Volvo: YV1 YV4 7JR 7JD LVY LYV LVX
`;

function readIdentifiers(): ReadonlyMap<string, readonly string[]> {
  const makes = new Map<string, string[]>();
  for (const line of IDENTIFIERS.trim().split('\n')) {
    const [make = '', codes = ''] = line.split(': ');
    for (const code of codes.split(' ')) makes.set(code, [...(makes.get(code) ?? []), make]);
  }
  return makes;
}

const MAKES_OF = readIdentifiers();

/** The makes whose VINs begin like this one. Empty if the manufacturer is unknown. */
export const makesOf = (vin: string): readonly string[] => MAKES_OF.get(vin.slice(0, 3)) ?? [];
