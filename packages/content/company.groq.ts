const day = 'closed, open, close';
const week =
  `monday { ${day} }, tuesday { ${day} }, wednesday { ${day} }, thursday { ${day} }, friday { ${day} }, saturday { ${day} }, sunday { ${day} }` as const;

/** GROQ for the hours of both departments, each null if there is no such department, and the special days of both. */
export const hours = <const Field extends string>(field: Field) =>
  `{ "sales": ${field}.sales { ${week} }, "service": ${field}.service { ${week} }, "special": coalesce(${field}.special[] { date, name, ${day} }, []) }` as const;

/** GROQ for the profile fields that dealerships and stores share, used inside a projection. */
export const profile = <const Field extends string>(field: Field) =>
  `"phone": ${field}.phone,
    "email": ${field}.email,
    "mapZoom": ${field}.mapZoom,
    "social": coalesce(${field}.social[] { network, url }, []),
    "fees": {
      "documentaryFee": ${field}.fees.documentaryFee,
      "documentaryFeeSince": ${field}.fees.documentaryFeeSince,
      "documentaryFeePayee": coalesce(${field}.fees.documentaryFeePayee, "dealer"),
      "documentaryFeeIsOptional": coalesce(${field}.fees.documentaryFeeIsOptional, false),
      "thirtyDayDrive": ${field}.fees.thirtyDayDrive,
      "thirtyDayDrivePayee": coalesce(${field}.fees.thirtyDayDrivePayee, "dealer"),
      "thirtyDayDriveIsOptional": coalesce(${field}.fees.thirtyDayDriveIsOptional, false)
    }` as const;
