/** The response fields that derived fields of records need. A request for a derived field requests these. */
export const derivedFields: Readonly<Record<string, readonly string[]>> = {
  salesDay: ['salesDate'],
  releaseDay: ['releaseDate'],
  startsAt: ['startTime'],
  endsAt: ['endTime'],
  pointRateStartsAt: ['pointRateStartTime'],
  pointRateEndsAt: ['pointRateEndTime'],
  details: ['ProductDetails'],
  position: ['latitude', 'longitude'],
  ratings: ['hotelRatingInfo'],
  rooms: ['roomInfo'],
  isLowestPrice: ['price'],
};
